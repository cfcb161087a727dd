// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from '../schemas/guides';

export const aiBusinessCase: GuideInput = {
  id: 2,
  title: 'AI Business Case Template',
  description:
    'Five pages for a board: the problem in numbers, the options, the money, and when you would stop.',
  category: 'Business Templates',
  type: 'Template',
  format: 'DOCX',
  downloadCount: '1.8k',
  featured: false,
  file: 'ai-business-case-template',
};
