/** What `npm run new:post` writes into a draft. A published article may not keep description, alt and paragraphs. */
export const draftTemplate = {
  description:
    'One sentence that says what a reader learns here. It shows in the index and below the title in search results.',
  author: 'Editorial desk',
  /** The description of the picture. */
  alt: 'Describe what is seen in the picture that you choose.',
  paragraphs: [
    'The first paragraph says why this matters to an owner of plants.',
    'A paragraph. The company’s name is written {brand}, a link [like this](/contact).',
  ],
};
