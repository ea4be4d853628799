/** A link to a website with its address as the text, without `https://`. */
export const WebsiteLink = ({ website }: { website: string }) => (
  <a href={website} className="text-link">
    {website.replace(/^https:\/\//, '')}
  </a>
);
