/** A file of the export and its SRI hash. */
export type Resource = [address: string, integrity: string];

/** What the loader fetches: the page's RSC payload, Next's bootstrap, the scripts in order, and the whole style sheet. */
export type Payload = [flight: string, bootstrap: unknown, scripts: Resource[], sheet: Resource];
