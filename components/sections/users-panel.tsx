import type { Saas } from '@/content/schema/saas';
import { Icon } from '../ui/icon';

/** Who uses the products: fixed at the right edge from lg up, hidden below and in low windows. */
export function UsersPanel({ users }: { users: Saas['users'] }) {
  return (
    <section aria-labelledby="users" className="users-panel">
      <h2 id="users" className="text-caption text-muted">
        {users.title}
      </h2>
      <ul>
        {users.items.map(({ image, title }) => (
          <li key={title} className="rule-t border-line py-3 first:rule-0">
            <Icon name={image} className="size-5 text-muted" />
            <p className="mt-1.5 text-caption leading-snug font-medium">{title}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
