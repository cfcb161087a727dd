// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from '../schemas/guides';

export const aiVendorScorecard: GuideInput = {
  id: 7,
  title: 'AI Vendor Scorecard',
  description: 'Weighted scores, must-haves and three-year cost for three vendors, ranked.',
  category: 'Business Templates',
  type: 'Template',
  format: 'XLSX',
  downloadCount: '750+',
  featured: false,
  file: 'ai-vendor-scorecard',
};
