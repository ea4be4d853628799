import { markPath, markStroke, markViewBox } from '@/lib/mark';

/** The mark and the brand's name beside it. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className="flex items-center gap-2.5 text-[1.1875rem] font-semibold tracking-[-0.02em]">
      <svg
        viewBox={markViewBox}
        className="size-7"
        fill="none"
        stroke="currentColor"
        strokeWidth={markStroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={markPath} />
      </svg>
      {brand}
    </span>
  );
}
