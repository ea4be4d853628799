import type { Blog } from './schema/blog';

/** The head of the blog's index. The articles are the files in content/blog. */
export const blog: Blog = {
  title: 'Notes from running plants',
  intro: 'What we learn on site and at the desk, written for those who own renewable assets.',
};
