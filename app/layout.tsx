import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '@/components/frame/footer';
import { Header } from '@/components/frame/header';
import { Boundary } from '@/components/islands/boundary';
import { Navigator } from '@/components/islands/navigator';
import { contact } from '@/content/contact';
import { footer } from '@/content/footer';
import { motion } from '@/content/motion';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { asset, basePath } from '@/lib/asset';
import { hanken } from '@/lib/fonts';
import { pathOf } from '@/lib/href';
import { isPreview } from '@/lib/preview';
import { tokens } from '@/tailwind.config';
import './globals.css';

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: asset('/favicon.ico'), sizes: '32x32' },
      { url: asset('/favicon.svg'), type: 'image/svg+xml' },
    ],
    apple: asset('/apple-touch-icon.png'),
  },
  ...(isPreview && { robots: { index: false } }),
  ...(site.searchConsole && { verification: { google: site.searchConsole } }),
};

export const viewport: Viewport = { themeColor: tokens.color.paper, colorScheme: 'light' };

const notice = contact.notice && { label: contact.notice.title, href: `${pathOf('privacy')}#notice` };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={hanken.variable}>
      <body>
        <a href="#content" className="skip button">
          {words.skip}
        </a>
        <Header navigation={navigation} brand={site.brand} words={words} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer footer={footer} site={site} notice={notice} words={words} />
        <Boundary>
          <Navigator basePath={basePath} scrollDelay={motion.scrollDelay} offline={words.offline} />
        </Boundary>
      </body>
    </html>
  );
}
