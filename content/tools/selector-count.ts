import { inWords } from '@/lib/format/number-words';
import { questionOrder } from '@/lib/recommendation/requirements';

const words = inWords(questionOrder.length);

/** How many questions the service selector asks, for texts: 'five', and 'Five' where a sentence begins. */
export const selectorCount = { words, capital: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
