import type { Contact } from '@/content/schema/contact';

/** What happens after a message has been sent. */
export function NextSteps({ next }: { next: Contact['next'] }) {
  return (
    <section aria-labelledby="next" className="grid gap-y-4 rule-t border-line pt-5">
      <h2 id="next" className="text-lead font-display">
        {next.title}
      </h2>
      <ol className="list-decimal space-y-3 pl-[1.2em] text-muted">
        {next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
