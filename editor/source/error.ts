/** A problem with the request or the file, with a message for the user. */
export class EditError extends Error {}
