import type { ChatLanguage } from '@/lib/chat/types';

/**
 * The ten languages that visitors use most, besides English: by words without accents, of which none may be an English
 * word, or by their letters.
 */
export const languages: ChatLanguage[] = [
  {
    code: 'es',
    words:
      'hola buenos dias gracias por que cual cuanto cuesta precio como donde cuando quien quiero necesito puedo tienen ofrecen hablan es estan el los las una para mi nuestra empresa formacion curso espanol ayuda su sus usted',
    reply:
      'Este sitio está en inglés, pero puede escribirnos por el [formulario de contacto](/contact): le responderá una persona en un plazo de 1 día laborable.',
  },
  {
    code: 'de',
    words:
      'hallo guten danke bitte wie viel kostet kosten preis wo wann wer welche warum ich wir sie ihr ihre mir uns unser mein der und oder ein eine fur von zu zum zur auf ist sind haben habt gibt bieten konnen mochte brauche schulung kurs firma deutsch sprechen nicht kein auch bei',
    reply:
      'Diese Website ist auf Englisch, aber schreiben Sie uns gern über das [Kontaktformular](/contact): Ein Mensch antwortet Ihnen innerhalb eines Werktags.',
  },
  {
    code: 'fr',
    words:
      'bonjour salut merci combien coute prix tarif quel quelle quand qui pourquoi je nous vous votre nos mon le les des du une et ou sont avez faites proposez pouvez peut voudrais besoin dans avec aux ce cette entreprise francais parlez est la en un',
    reply:
      'Ce site est en anglais, mais vous pouvez nous écrire par le [formulaire de contact](/contact) : une personne vous répondra sous 1 jour ouvré.',
  },
  {
    code: 'it',
    words:
      'ciao buongiorno grazie quanto costa prezzo quale dove chi perche noi vostro nostra lo gli una uno di del della che sono avete offrite posso vorrei bisogno corso corsi formazione azienda italiano parlate servizi anche il un',
    reply:
      'Questo sito è in inglese, ma può scriverci tramite il [modulo di contatto](/contact): una persona le risponderà entro 1 giorno lavorativo.',
  },
  {
    code: 'pt',
    words:
      'ola oi bom dia boa obrigado quanto custa preco qual onde quem quero preciso posso tem voces nosso empresa servicos formacao curso portugues falam ajuda uma das dos nao sim sao que para como',
    reply:
      'Este site está em inglês, mas pode escrever-nos pelo [formulário de contacto](/contact): uma pessoa responde no prazo de 1 dia útil.',
  },
  {
    code: 'nl',
    words:
      'hallo goedemorgen bedankt graag kost prijs waar wanneer wie waarom ik wij jullie uw ons mijn een het de voor zijn heeft kunnen kunt bieden cursus opleiding bedrijf nederlands ook niet geen hoeveel',
    reply:
      'Deze website is in het Engels, maar u kunt ons schrijven via het [contactformulier](/contact): een medewerker antwoordt binnen 1 werkdag.',
  },
  {
    code: 'pl',
    words:
      'czesc dzien dobry dziekuje prosze ile kosztuje cena jak gdzie kiedy kto dlaczego nasz jest sa czy macie moge potrzebujemy szkolenie kurs firma polski usluga dla nie tak oraz',
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
