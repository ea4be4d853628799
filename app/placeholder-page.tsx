import type { ReactNode } from 'react';
import { Closing } from '@/components/sections/closing';
import { Placeholder } from '@/components/sections/placeholder';
import { closing } from '@/content/closing';
import { fallbacks } from '@/content/fallbacks';
import type { RouteId, routes } from '@/content/routes';
import { pageMetadata } from '@/lib/metadata';

/** The routes that content/routes.ts marks with `placeholder: true`. */
type PlaceholderId = {
  [Id in RouteId]: (typeof routes)[Id] extends { placeholder: true } ? Id : never;
}[RouteId];

type Slots = {
  /** Shown between the head and the links. */
  aboveLinks?: ReactNode;
  /** Shown below the links. */
  below?: ReactNode;
};

/** The exports of a page.tsx whose page is under construction. */
export const placeholderPage = (id: PlaceholderId, { aboveLinks, below }: Slots = {}) => {
  const last = closing.pages[id];
  const page = () => (
    <>
      <Placeholder id={id} words={fallbacks.placeholder} action={last}>
        {aboveLinks}
      </Placeholder>
      {below}
      {last && <Closing words={last} />}
    </>
  );
  return { metadata: pageMetadata(id), page };
};
