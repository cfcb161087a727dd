import { jsonFile } from '@/app/_lib/json-file';
import { listedArticles } from '@/content/site/blog';

export const dynamic = 'force-static';

export const GET = () => jsonFile(listedArticles);
