/** @requirement DECISIONS-12 */
import { render, screen } from '@testing-library/react';
import { RecommendationTable } from '@/components/service-selector/recommendation-table';
import { services } from '@/content/services';
import { selectorQuestions, selectorRules } from '@/content/tools/selector';

test('the table by hand names both services for every goal', () => {
  render(<RecommendationTable questions={selectorQuestions} rules={selectorRules} services={services} />);
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td')].map((td) => td.textContent));
  expect(rows.slice(1)).toEqual([
    [
      'AI Training & Education',
      'Company size solo or small: Custom AI Development. Otherwise Business AI Onboarding.',
    ],
    [
      'Business AI Onboarding',
      'Company size enterprise: AI System Optimization. Otherwise Workflow Automation.',
    ],
    ['Workflow Automation', 'Budget low: AI Training & Education. Otherwise Business AI Onboarding.'],
    [
      'Custom AI Development',
      'AI experience none or beginner: AI Training & Education. Otherwise AI System Optimization.',
    ],
    [
      'AI System Optimization',
      'AI experience advanced: Custom AI Development. Otherwise Business AI Onboarding.',
    ],
  ]);
});
