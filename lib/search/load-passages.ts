import { loadJson, once } from '../http/load-json';
import * as routes from '../routes';
import { type PassageFile, passagesIn } from './passage';

/** The passages of all pages, loaded once for the search and the chat. */
export const loadPassages = once(async () => passagesIn(await loadJson<PassageFile>(routes.passages)));
