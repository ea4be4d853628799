import type { Blog } from './schema/blog';

/** The texts above the list of articles. The articles are the files in content/blog. */
export const blog: Blog = {
  title: 'Notes from running plants',
  intro: 'What we learn on site and at the desk, written for those who own renewable assets.',
};
