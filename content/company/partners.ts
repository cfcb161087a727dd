// Placeholders: partners and certifications below are fictional. Replace them with real, agreed ones before launch.
import { z } from 'zod';
import { checkEntry } from '@/lib/content-check/check';
import { partner } from '../schemas/about';

const list = z.array(partner).min(1);

export const partners = checkEntry(list, 'content/company/partners.ts', [
  { name: 'Nordhavel Cloud', tier: 'Implementation partner' },
  { name: 'Lantrix Data', tier: 'Solution partner' },
  { name: 'Verrowmont Systems', tier: 'Integration partner' },
  { name: 'Umberline Security', tier: 'Security partner' },
]);

export const certifications = checkEntry(list, 'content/company/partners.ts', [
  { name: 'Careful Automation Standard', tier: 'Certified organization' },
  { name: 'Sallowfield Institute of Training', tier: 'Accredited provider' },
  { name: 'Model Stewardship Register', tier: 'Listed member' },
]);
