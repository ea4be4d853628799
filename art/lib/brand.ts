/** The one place where drawings learn the company's name. */
export { brand } from '../../content/site';
