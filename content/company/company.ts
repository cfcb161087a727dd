// The company in one place. Social addresses are placeholders to be replaced before launch.
import { checkEntry } from '@/lib/content-check/check';
import { company as schema } from '../schemas/company';

export const company = checkEntry(schema, 'content/company/company.ts', {
  name: 'Emberlane',
  letter: 'E',
  tagline:
    'AI training, onboarding, automation, custom development and optimization. London, Bangalore and Dublin.',
  email: 'hello@emberlane.example',
  websiteEmail: 'website@emberlane.example',
  phone: '+44 20 7946 0018',
  address: '1 Lantern Yard, London',
  postalAddress: { street: '1 Lantern Yard', city: 'London', country: 'GB' },
  // Both readings of the same fact stand side by side, so that one edit unifies them.
  hours: { site: 'Monday - Friday 9:00 AM - 6:00 PM PT', chat: 'Monday to Friday 9am to 5pm EST' },
  founded: { site: 2025, chat: 2022 },
  experience: { site: '20+ years of experience', chat: 'over 50 years of combined team experience' },
  responseTime: '1 business day',
  offices: [
    { city: 'London', role: 'Main office' },
    { city: 'Bangalore', role: 'India operations' },
    { city: 'Dublin', role: 'European operations' },
  ],
  socialMedia: {
    linkedin: 'https://www.linkedin.com/company/emberlane-example',
    twitter: 'https://x.com/emberlane_example',
    facebook: 'https://www.facebook.com/emberlane.example',
    youtube: 'https://www.youtube.com/@emberlane-example',
  },
});
