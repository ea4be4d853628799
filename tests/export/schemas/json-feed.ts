const address = { type: 'string', format: 'uri', pattern: '^https://' };
const words = { type: 'string', minLength: 1 };
const author = {
  type: 'object',
  properties: { name: words, url: address, avatar: address },
  minProperties: 1,
  additionalProperties: false,
};

/** JSON Feed 1.1 as https://www.jsonfeed.org/version/1.1/ words it, without extensions. */
export const jsonFeedSchema = {
  type: 'object',
  required: ['version', 'title', 'items'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: words,
    home_page_url: address,
    feed_url: address,
    description: words,
    user_comment: words,
    next_url: address,
    icon: address,
    favicon: address,
    authors: { type: 'array', items: author, minItems: 1 },
    language: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
    expired: { type: 'boolean' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        anyOf: [{ required: ['content_html'] }, { required: ['content_text'] }],
        additionalProperties: false,
        properties: {
          id: words,
          url: address,
          external_url: address,
          title: words,
          content_html: words,
          content_text: words,
          summary: words,
          image: address,
          banner_image: address,
          date_published: { type: 'string', format: 'date-time' },
          date_modified: { type: 'string', format: 'date-time' },
          authors: { type: 'array', items: author, minItems: 1 },
          tags: { type: 'array', items: words },
          language: words,
        },
      },
    },
  },
} as const;
