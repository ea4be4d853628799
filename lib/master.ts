/** Normalises a picture's path to the form `folder/name.jpg`: removes `content/images/`, converts Windows backslashes. */
export const masterPath = (file: string) => file.replaceAll('\\', '/').replace(/^\.?\/?(content\/images\/)?/, '');
