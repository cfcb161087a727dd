// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from '../schemas/guides';

export const aiUsePolicy: GuideInput = {
  id: 8,
  title: 'AI Use Policy Template',
  description: 'Which tools, which data, who checks, and what to do when something goes wrong.',
  category: 'Best Practices',
  type: 'Template',
  format: 'DOCX',
  downloadCount: '1.2k',
  featured: false,
  file: 'ai-use-policy-template',
};
