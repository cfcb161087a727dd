import { compositeNote, facts } from '../company/facts';
import { statisticOf } from '../company/statistics';
import type { IndustryInput } from '../schemas/industries';

export const manufacturing: IndustryInput = {
  id: 'manufacturing',
  title: 'Manufacturing',
  description: 'Catch failures weeks early, spot defects on the line, and plan every stop.',
  useCases: [
    'Predictive maintenance',
    'Visual inspection',
    'Production planning',
    'Energy scheduling',
    'Parts forecasting',
    'Safety observation',
  ],
  iconName: 'factory',
  ctaLink: '/industries/manufacturing',
  meta: {
    title: 'AI consulting for manufacturing',
    description:
      'Catch failures weeks early, spot defects on the line and plan every stop: AI for maintenance, quality, throughput and energy.',
  },
  page: {
    hero: {
      heading: 'Fix it before it fails',
      lead: 'AI for manufacturing: maintenance before the breakdown, inspection at line speed, and a schedule that survives the morning.',
      action: 'Book a Consultation',
      illustration: {
        name: 'manufacturing',
        alt: 'A spindle’s vibration stays normal until an alert for bearing wear. With a repair it stays so; without one it would grow for three weeks to a failure.',
        note: 'Example: one spindle. It is repaired three weeks before the failure we expected.',
      },
    },
    sections: [
      {
        kind: 'statistics',
        title: 'What we aim for on the shop floor',
        lead: 'Targets, not results; we agree on yours at the machine. Gray is before, orange is after.',
        items: [
          { ...statisticOf(facts.downtime), bar: { kind: 'less', percent: 75 } },
          { ...statisticOf(facts.defects), bar: { kind: 'share', percent: 99.8 } },
          { ...statisticOf(facts.throughput), bar: { kind: 'more', percent: 15, upTo: 30 } },
          { ...statisticOf(facts.energy), bar: { kind: 'less', percent: 20 } },
        ],
      },
      {
        kind: 'text-columns',
        tone: 'paper',
        title: 'Four problems plants bring us',
        items: [
          {
            title: 'Machines stop without warning',
            description: 'Maintenance follows the calendar, not the wear.',
          },
          {
            title: 'Inspection is the bottleneck',
            description: 'Inspectors tire. The line doesn’t.',
          },
          {
            title: 'Plans fail by ten o’clock',
            description: 'One late part, and the whole schedule is wrong.',
          },
          {
            title: 'Energy is paid for, not managed',
            description: 'Meters are read monthly. Peaks happen hourly.',
          },
        ],
      },
      {
        kind: 'features',
        tone: 'sunk',
        title: 'What we build for plants',
        lead: 'Each starts on one machine or one cell.',
        items: [
          {
            title: 'Predictive maintenance',
            description: 'Compare vibration, current and heat with each machine’s own normal range.',
            icon: 'activity',
          },
          {
            title: 'Visual inspection',
            description: 'Reject bad parts at line speed, and see why each one failed.',
            icon: 'scan',
          },
          {
            title: 'Production planning',
            description: 'Get a new plan when a machine stops or a part is late.',
            icon: 'workflow',
          },
          {
            title: 'Parts forecasting',
            description: 'Stock spare parts based on orders and wear.',
            icon: 'package',
          },
          {
            title: 'Energy scheduling',
            description: 'Move loads away from the peaks you pay for.',
            icon: 'zap',
          },
          {
            title: 'Safety observation',
            description: 'Record near misses, so you can act before someone gets hurt.',
            icon: 'shield',
          },
        ],
        action: { label: 'All Services', href: '/services' },
      },
      {
        kind: 'showcase',
        title: 'What your crew still decides',
        lead: 'Software reads the sensors it has. Your crew notices the rest.',
        items: [
          {
            line: 'Vibration outside the normal range',
            title: 'When to stop the line, without having to ask',
            person: true,
          },
          {
            line: 'Part rejected, with the reason',
            title: 'Whether a part passes when the camera is unsure',
            person: true,
          },
          {
            line: 'One machine stopped: a new plan',
            title: 'The order of repairs during a planned stop',
            person: true,
          },
          { line: 'Near miss, recorded', title: 'Every step that affects safety', person: true },
        ],
      },
      {
        kind: 'case-studies',
        title: 'What changed in plants',
        note: compositeNote,
        match: { industry: 'manufacturing' },
        action: { label: 'View All Case Studies', href: '/case-studies' },
      },
      {
        kind: 'faq',
        title: 'What plants ask first',
        questions: [
          {
            question: 'Do we need new sensors or cameras?',
            answer:
              'Often what your machines already measure is enough, with the cameras you have. If something is missing, we say what and why before you buy it. Hardware is not in the calculator’s price.',
            utterances:
              'do we need new sensors for that; do you sell sensors; do we need new equipment or hardware; what if our machines are old; do we have to buy sensors; what does such a sensor cost; our machines are from the 90s does that work; do we need new machines; do we need to buy sensors; do we have to buy cameras; what hardware is needed on the line; is extra equipment required; new sensors; and do we need cameras for that; can you use the cameras we already have; do i need to invest in iot gear first; are our existing measurements enough; are sensors in the price',
          },
          {
            question: 'Which plant systems do you connect to?',
            answer:
              'Controllers, historians, MES and ERP all hold data we can use. Tell us which ones you run; we build the connection with whoever maintains them.',
            utterances:
              'can you read our plc, mes or scada; do you connect to siemens controllers; opc ua; does it read data from our mes; can you get data out of our controllers; we have a historian, can you use it; which machines can you tap into; and our mes; plc and scada too; which factory software do you link to; shop floor systems, which ones are supported; where do you pull the machine data from; does it connect to our production control',
          },
          {
            question: 'Can the software stop a machine?',
            answer:
              'No. It raises an alert and suggests a date; your crew stops the line and decides in what order to repair.',
            utterances:
              'can ai stop the line; does it switch off machines; can it stop a machine by itself; can it shut down a machine by itself; could it shut down the line by itself; will it stop production on its own; does the ai control our equipment; can it switch off a press; can it halt the line; and it cant stop anything; false alarm and the plant stands still; does an alert trigger an automatic stop; does it take control of the plant; who gives the order to repair',
          },
          {
            question: 'Can it run on the plant network alone?',
            answer:
              'Yes, models can run on your own servers, with no connection to the outside. That narrows the choice of models, so we test early whether the remaining ones are good enough.',
            utterances:
              'does it need the internet; can the factory stay offline; without internet; does the data stay in the factory or plant; can it run without internet; can it run air gapped; our factory is cut off from the internet; ot network without outside connection; can it run on site in the plant with no cloud; our machines must not be online; isolated plant network, does it work; and without internet in the factory; only inside the plant; can the models sit in our plants server room; production network is air gapped; we dont let the line talk to the web; can it run fully on prem, air gapped; and how much worse do those get',
          },
        ],
        positions: [1, 2, 3],
      },
    ],
    closing: {
      heading: 'Bring us one machine',
      lead: 'Bring a month of sensor data if you have it. Either way, we’ll tell you what we could detect.',
      action: 'Book a Consultation',
      second: { label: 'Explore Services', href: '/services' },
    },
  },
};
