// downloadCount is a sample, a placeholder to be replaced before launch.
import type { GuideInput } from '../schemas/guides';

export const teamTrainingDeck: GuideInput = {
  id: 4,
  title: 'Team AI Training Deck',
  description:
    'A half-day session to run yourself, for up to fifteen people, with notes, exercises and a handout.',
  category: 'Training Materials',
  type: 'Template',
  format: 'PPT + PDF',
  downloadCount: '1.4k',
  featured: false,
  file: 'team-ai-training-deck',
};
