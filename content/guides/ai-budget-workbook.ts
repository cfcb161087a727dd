// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from '../schemas/guides';

export const aiBudgetWorkbook: GuideInput = {
  id: 3,
  title: 'AI Budget and ROI Workbook',
  description:
    'Costs line by line, benefits in three cases, payback, three-year return, and planned figures beside actual ones.',
  category: 'Business Templates',
  type: 'Template',
  format: 'XLSX',
  downloadCount: '2.1k',
  featured: true,
  file: 'ai-budget-roi-workbook',
};
