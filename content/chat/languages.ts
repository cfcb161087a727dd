import type { z } from 'zod';
import type { chatLanguage } from '../schemas/chat';

/** Words that mark a language, without accents. None may be an English word, or English questions get this reply. */
export const languages: z.input<typeof chatLanguage>[] = [
  {
    code: 'es',
    words:
      'hola buenos buenas dias tardes gracias por favor que cual cuales cuanto cuanta cuantos cuesta cuestan precio precios como donde cuando quien quiero quisiera necesito necesitamos puedo pueden podria tienen tiene ofrecen hacen hablan es esta estan el los las una unos del para mi nuestra nuestro nuestros empresa empresas servicio servicios formacion curso cursos espanol ayuda trabajan trabajo inteligencia en la su sus ustedes usted mas sobre',
    reply:
      'Este sitio está en inglés, pero puede escribirnos por el [formulario de contacto](/contact): le responderá una persona en un plazo de 1 día laborable.',
  },
  {
    code: 'de',
    words:
      'hallo guten morgen danke bitte wie viel viele wieviel kostet kosten preis preise wo wann wer welche welcher welches warum ich wir sie ihr ihre ihren mir uns unser unsere unserer mein meine der und oder ein eine einen einer fur von zu zum zur auf ist sind haben habt gibt es bieten bietet konnen kann koennen mochte mochten brauche brauchen machen schulung schulungen kurs kurse firma unternehmen deutsch sprechen nicht kein keine das auch uber bei im',
    reply:
      'Diese Website ist auf Englisch, aber schreiben Sie uns gern über das [Kontaktformular](/contact): Ein Mensch antwortet Ihnen innerhalb eines Werktags.',
  },
  {
    code: 'fr',
    words:
      'bonjour bonsoir salut merci combien coute coutent prix tarif tarifs quel quelle quels quelles quand qui pourquoi je nous vous votre vos notre nos mon mes le les des du une et ou sont avez avoir faites proposez offrez pouvez puis peux peut voudrais voudrions besoin dans avec aux ce cette cela entreprise francais parlez il elle ils pas ne la de en un',
    reply:
      'Ce site est en anglais, mais vous pouvez nous écrire par le [formulaire de contact](/contact) : une personne vous répondra sous 1 jour ouvré.',
  },
];
