import { caseText, composeCase } from '@/components/business-case/compose';
import { caseContent as content } from '@/content/business-case-content';
import { currencies } from '@/content/currencies';
import { buildCase } from '@/lib/business-case/build-case';
import { readCase, writeCase } from '@/lib/business-case/link';

const link = process.argv[2] ?? content.example;
console.log(link);
const of = buildCase(readCase(link), content.rules, 1);
console.log(caseText(composeCase(of, content, currencies[0], { link: 'https://x', today: '2026-11-23' })));
