// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from '../schemas/guides';

export const aiBudgetWorkbook: GuideInput = {
  id: 3,
  title: 'AI Budget and ROI Workbook',
  description:
    'Costs line by line, benefits in three cases, formulas for payback and three-year return, a chart, and a sheet to compare planned and actual figures.',
  category: 'Business Templates',
  type: 'Template',
  format: 'XLSX',
  downloadCount: '2.1k',
  featured: true,
  file: 'ai-budget-roi-workbook',
};
