import type { CaseAnswers } from '@/lib/business-case/answers';
import { buildCase, returnPriceOf } from '@/lib/business-case/build-case';
import { caseAddress } from '@/lib/business-case/link';
import type { Currency } from '@/lib/currency/format';
import { wholeAmount } from '@/lib/currency/format-unconverted';
import { fillPlaceholders } from '@/lib/format/fill-placeholders';
import { paybackText } from '@/lib/roi-calculator/payback-text';
import { hoursNote } from '@/lib/roi-calculator/plausibility';
import { caseMessage, composeCase } from './case-texts';
import type { CaseContent } from './content';

// Everything that works out and shows the visitor's own case. It loads with the first answer.
export { CaseActions } from './case-actions';
export { Memo } from './memo';

/** The case of some answers, its texts, the addresses of its page and of its memo, and the message to our team. */
export function liveCase(answers: CaseAnswers, content: CaseContent, currency: Currency) {
  const businessCase = buildCase(answers, content.rules, currency.exchangeRate);
  const named = { ...answers, currency: currency.code };
  const address = (memo: boolean) => new URL(caseAddress(named, { memo }), window.location.origin).href;
  const { money, price } = businessCase;
  const expected = money?.freed.expected.roi;
  const least = price ? returnPriceOf(price.estimate, currency.exchangeRate).amount : 0;
  const { open } = content.words.figures;
  const texts = composeCase(businessCase, content, currency);
  return {
    businessCase,
    texts,
    /** What the form notes beside its fields. */
    notes: {
      hours: hoursNote(answers.roi.hours, answers),
      cost:
        (answers.roi.cost ?? least) < least
          ? fillPlaceholders(content.form.raised, { price: wholeAmount(least, currency) })
          : undefined,
    },
    /** What stays in sight while the visitor types. */
    bar: {
      payback: expected ? paybackText(expected) : open,
      firstYear: expected ? wholeAmount(expected.firstYearGain, currency) : open,
    },
    link: address(false),
    memoLink: address(true),
    message: caseMessage(texts, content.words, address(false)),
  };
}
