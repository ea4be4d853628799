/** All drawings import the company's name from here. */
export { brand } from '../../content/site';
