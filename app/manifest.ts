import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { asset } from '@/lib/asset';
import { tokens } from '@/tailwind.config';

export const dynamic = 'force-static';

/** The web app manifest: name, icons and colours for a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: asset('/'),
    name: site.brand,
    short_name: site.brand,
    description: site.description,
    lang: 'en-IN',
    start_url: asset('/'),
    scope: asset('/'),
    display: 'browser',
    background_color: tokens.color.paper,
    theme_color: tokens.color.paper,
    icons: [
      { src: asset('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: asset('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: asset('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
