/** What `npm run new:post` writes into a draft. A published article may not keep the description or the body. */
export const draftTemplate = {
  description:
    'One sentence that says what a reader learns here. It shows in the index and below the title in search results.',
  author: 'Editorial desk',
  body: 'The first paragraph says why this matters to an owner of plants.',
};
