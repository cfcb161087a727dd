import { pageOf } from '@/content/site/pages';
import { toolOrder } from '@/lib/routes/tool-order';

/** The five tools in their order, by the labels of their pages. */
export const tools = toolOrder.map(({ id, href }) => ({ id, href, label: pageOf(href).label }));
