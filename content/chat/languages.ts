import type { z } from 'zod';
import type { chatLanguage } from '../schemas/chat';

/**
 * The ten languages that visitors use most, besides English: by words without accents, of which none may be an English
 * word, or by their letters.
 */
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
  {
    code: 'it',
    words:
      'ciao buongiorno buonasera grazie prego quanto costa costano prezzo prezzi quale quali dove chi perche noi voi vostro vostri vostra nostra nostro lo gli una uno di del della dei delle che sono siete avete offrite fate potete posso vorrei vorremmo bisogno corso corsi formazione azienda aziende italiano parlate servizi servizio anche il un quando come',
    reply:
      'Questo sito è in inglese, ma può scriverci tramite il [modulo di contatto](/contact): una persona le risponderà entro 1 giorno lavorativo.',
  },
  {
    code: 'pt',
    words:
      'ola oi bom dia boa tarde obrigado obrigada quanto custa custam preco precos qual quais onde quando quem quero queremos preciso precisamos posso podem tem voces voce nosso nossa empresa empresas servico servicos formacao curso cursos portugues falam ajuda uma das dos nao sim sao que um para como esta',
    reply:
      'Este site está em inglês, mas pode escrever-nos pelo [formulário de contacto](/contact): uma pessoa responde no prazo de 1 dia útil.',
  },
  {
    code: 'nl',
    words:
      'hallo goedemorgen goedemiddag dank bedankt graag wat kost kosten prijs prijzen waar wanneer wie waarom ik wij jullie uw ons onze mijn een het de voor zijn heeft hebben kunnen kunt bieden cursus cursussen opleiding bedrijf bedrijven nederlands spreken ook niet geen hoeveel',
    reply:
      'Deze website is in het Engels, maar u kunt ons schrijven via het [contactformulier](/contact): een medewerker antwoordt binnen 1 werkdag.',
  },
  {
    code: 'pl',
    words:
      'czesc dzien dobry dziekuje prosze ile kosztuje kosztuja cena ceny jak gdzie kiedy kto dlaczego nasz nasza nasze moja jest sa czy macie mozecie moge chcialbym potrzebujemy szkolenie szkolenia kurs kursy firma firmy polski mowicie usluga uslugi dla nie tak oraz',
    reply:
      'Ta strona jest po angielsku, ale możesz do nas napisać przez [formularz kontaktowy](/contact): odpowie człowiek w ciągu 1 dnia roboczego.',
  },
  {
    code: 'ru',
    script: 'Cyrillic',
    reply:
      'Этот сайт на английском языке, но вы можете написать нам через [контактную форму](/contact): вам ответит человек в течение 1 рабочего дня.',
  },
  {
    code: 'ja',
    script: 'Hiragana',
    reply:
      'このサイトは英語ですが、[お問い合わせフォーム](/contact)からご連絡いただけます。担当者が 1 営業日以内にお返事します。',
  },
  {
    code: 'zh',
    script: 'Han',
    reply: '本网站为英文，您可以通过[联系表单](/contact)给我们留言，我们会有专人在 1 个工作日内回复您。',
  },
];
