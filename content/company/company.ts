// The company in one place. Social addresses are placeholders to be replaced before launch.
import { checkEntry } from '@/lib/content-check/check';
import { company as schema } from '../schemas/company';

export const company = checkEntry(schema, 'content/company/company.ts', {
  name: 'Emberlane',
  letter: 'E',
  tagline: 'AI training, onboarding, automation, custom development and optimization.',
  email: 'hello@emberlane.example',
  websiteEmail: 'website@emberlane.example',
  phone: '+44 20 7946 0018',
  hours: {
    office: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      from: '09:00',
      to: '18:00',
      zone: 'America/Los_Angeles',
      zoneLabel: 'PT',
    },
    calls: {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      from: '09:00',
      to: '17:00',
      zone: 'America/New_York',
      zoneLabel: 'EST',
    },
  },
  // Both readings of the same fact are side by side, so that one edit unifies them.
  founded: { site: 2025, chat: 2022 },
  experience: { site: '20+ years of experience', chat: 'over 50 years of combined team experience' },
  responseTime: '1 business day',
  offices: [
    {
      role: 'Main office',
      street: '1 Lantern Yard',
      city: 'London',
      country: 'GB',
      zone: 'Europe/London',
    },
    { role: 'India operations', city: 'Bangalore', country: 'IN' },
    { role: 'European operations', city: 'Dublin', country: 'IE' },
  ],
  socialMedia: {
    linkedin: 'https://www.linkedin.com/company/emberlane-example',
    twitter: 'https://x.com/emberlane_example',
    facebook: 'https://www.facebook.com/emberlane.example',
    youtube: 'https://www.youtube.com/@emberlane-example',
  },
});
