/**
 * The titles of the services by their ids. Pages, sentences and buttons take them from here, so that renaming a service
 * is one edit. Without the entry of a service that goes, the check names every place that still refers to it.
 */
export const serviceTitles = {
  'ai-training': 'AI Training & Education',
  'ai-onboarding': 'Business AI Onboarding',
  'workflow-automation': 'Workflow Automation',
  'custom-ai-development': 'Custom AI Development',
  'ai-optimization': 'AI System Optimization',
} as const;
