import type { MetadataRoute } from 'next';
import { company } from '@/content/company/company';
import { defaultTheme, themeColors } from '@/lib/theme/theme';

/** The web manifest with the default logos; pages replace them with a letter icon. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themeColors[defaultTheme].paper,
    theme_color: themeColors[defaultTheme].paper,
    icons: [
      { src: '/logo192.png', sizes: '192x192', type: 'image/png' },
      { src: '/logo512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
