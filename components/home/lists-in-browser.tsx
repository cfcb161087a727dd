'use client';

/*
 * Lists of the home page that the browser renders too. The page then carries their texts and figures as data, and not
 * every element with its classes a second time.
 */
export { ServiceTimeline } from '@/components/sections/parts/service-timeline';
export { FirstQuestion } from './first-question';
