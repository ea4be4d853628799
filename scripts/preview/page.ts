const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return names[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
  });

const inline = /<\/?(?:a|abbr|b|br|code|em|i|q|small|span|strong|sub|sup|time|wbr)\b[^>]*>/gi;
const attribute = (tag: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');

/** What a visitor or a search engine gets from a page, line by line: title, description, texts, pictures, links. */
export function linesOf(html: string): string[] {
  const forward = /<meta http-equiv="refresh" content="[^"]*url=([^"]*)"/i.exec(html)?.[1];
  if (forward) return [`Forwards to ${decode(forward)}`];
  const title = /<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? '';
  const [metaTag = ''] = /<meta name="description"[^>]*>/i.exec(html) ?? [];
  const body = (/<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? '').replace(
    /<(script|style|svg|template)\b[\s\S]*?<\/\1>/gi,
    '',
  );
  const extras = [...body.matchAll(/<(?:img|a)\b[^>]*>/gi)].map(([tag]) =>
    /^<img/i.test(tag)
      ? `Picture ${attribute(tag, 'src')}: ${attribute(tag, 'alt') || 'no description'}`
      : `Link to ${attribute(tag, 'href') || 'nothing'}`,
  );
  const texts = body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(inline, ' ')
    .split(/<[^>]*>/)
    .map((text) => decode(text).replace(/\s+/g, ' ').trim());
  return [
    `Title: ${decode(title)}`,
    `Description: ${attribute(metaTag, 'content')}`,
    ...texts.filter(Boolean),
    ...new Set(extras),
  ];
}

/** The lines that only one side has, each as often as it has more of them; or that their order changed. */
export function changes(before: string[], after: string[]): string[] {
  const more = (a: string[], b: string[]) => {
    const left = new Map<string, number>();
    for (const line of b) left.set(line, (left.get(line) ?? 0) + 1);
    return a.filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0;
    });
  };
  const lines = [...more(before, after).map((line) => `- ${line}`), ...more(after, before).map((line) => `+ ${line}`)];
  if (lines.length > 0) return lines;
  return before.join('\n') === after.join('\n') ? [] : ['  The same in another order.'];
}
