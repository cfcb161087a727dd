'use client';

// Rendered by the browser too: the page then carries their texts as data, and not every element a second time.
export { ServiceTimeline } from '@/components/sections/parts/service-timeline';
export { FirstQuestion } from './first-question';
