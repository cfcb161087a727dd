import { stemmer } from 'stemmer';

/** Words too frequent to tell anything. */
const STOP_WORDS = new Set(
  (
    'a about actually all also always am an and another any anything are arent as at aint be because been before being ' +
    'both but by can cant could couldnt did do does doesnt doing done dont each either else ever every exactly for from ' +
    'further get gets getting give go going got had has have havent having he hello here hey hi him his hm hmm how i id if ' +
    'ill im in instead into is isnt it its ive just kind know let lets like lot made make makes many may me might mine ' +
    'more most much must my need no nor not now of off often oh ok okay on one only or other our ours out per please put ' +
    'really same see seriously shall she should so some something soon sort still such take tell than thank thanks that ' +
    'thats the their them then theres there these they theyre thing things think this those through to too um up us use ' +
    'used using very want wants was wasnt way we well were weve what whats when where which while who whom whose why will ' +
    'with within wont would wouldnt yes yet you your youre youve yours kindly guys possible lol btw ' +
    'honestly roughly approximately even were anyway till til tho though although literally basically around'
  ).split(' '),
);

/** Abbreviations that people type on a phone, and other words for the same. */
const ALIASES = new Map(
  (
    'u you,ur your,r are,n and,w with,y why,bc because,wat what,wats whats,wen when,wanna want,gonna going,gotta have,' +
    'gimme give,dunno know,idk know,ppl people,diff difference,thx thanks,pls please,plz please,thru through,realy really,' +
    'abt about,calc calculate,docs documents,hrs hours,smth something,yall you,whos who,wheres where,hows how,whens when,whys why,1st 1,2nd 2,3rd 3,two 2,three 3,' +
    'four 4,five 5,six 6,seven 7,eight 8,nine 9,ten 10,eleven 11,twelve 12,staff people,employee people,employees people,' +
    'colleague people,colleagues people,workers people,workforce people,personnel people,' +
    'skeptical skeptic,doubts skeptic,reluctant skeptic,afraid skeptic,hates skeptic,hate skeptic,attorney lawyer,' +
    'solicitor lawyer,pick choose,select choose,accuracy accurate,precise accurate,reliable accurate,' +
    'certified certificate,certification certificate,accredited certificate,quicker faster'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Stems that mean the same; the first stands for all. */
const SAME_STEMS = new Map(
  (
    'start begin began begun commenc;error mistak;depart dept divis;buy purchas;fast quick quickli;big larg;small littl tini;' +
    'stop quit halt;document file doc;online remot;session lesson;cours class workshop seminar;result outcom output;' +
    'prove proof evid;hard difficult complic complex;problem troubl issu;teacher instructor tutor;delet remov eras;' +
    'finish complet;answer repli respond respons;site locat;keep kept retain;own belong;build built creat;safe secur;' +
    'chang modifi alter adapt;manag handl;month monthli;year yearli annual;number figur;convinc persuad;agreement contract;warranti guarante;exercis practic;' +
    'pictur photo imag;talk speak;fix repair'
  )
    .split(';')
    .flatMap((group) =>
      group.split(' ').map((stem): [string, string] => [stem, group.split(' ')[0] as string]),
    ),
);

/** A word in lower case, its stem, and whether it says what a text is about. */
export type Word = { text: string; stem: string; isContentWord: boolean };

const cache = new Map<string, Word>();

/** A word by its text in lower case. */
export function wordOf(text: string): Word {
  const known = cache.get(text);
  if (known) return known;
  const stem = text === 'customs' ? text : stemmer(text);
  const word = { text, stem: SAME_STEMS.get(stem) ?? stem, isContentWord: !STOP_WORDS.has(text) };
  cache.set(text, word);
  return word;
}

/** Signs that are read as words. */
const SIGNS = new Map([
  ['%', 'percent'],
  ['$', 'dollars'],
  ['€', 'euros'],
  ['£', 'pounds'],
]);

/** The words of a text: no accents, an apostrophe joins ("what's" is 'whats'), a price is no word, 'IT' is 'tech'. */
export const wordsOf = (text: string): Word[] =>
  (
    text
      .replace(/\bIT\b|\bit(?= (?:person|people|staff|department|dept|guy|team|manager)\b)/g, 'tech')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[%$€£]/g, (sign) => ` ${SIGNS.get(sign)} `)
      .replace(/\{usd:\d+\}|[\u0300-\u036f'\u2019]|(?<=\d),(?=\d{3})/g, (match) =>
        match.length > 1 ? ' ' : '',
      )
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => wordOf(ALIASES.get(word) ?? word));

/** The stems of a text's content words. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ stem, isContentWord }) => (isContentWord ? [stem] : []));

/** Words that are right in any text, whatever else it says. */
export const commonWords: readonly string[] = [...STOP_WORDS, ...ALIASES.keys()];
