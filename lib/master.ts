/** A master's path below content/images as the site knows it, also where it was copied from a Windows window. */
export const masterPath = (file: string) => file.replaceAll('\\', '/').replace(/^\.?\/?(content\/images\/)?/, '');
