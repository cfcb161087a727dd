import { Fragment, type ReactElement, type ReactNode } from 'react';

// The rule of text-alone.test.ts refuses each line that begins 'Wrong', and none that begins 'Right'.
type Props = { text: string; items: string[]; open: boolean; children: ReactNode; part: ReactElement };

const Note = ({ open }: Pick<Props, 'open'>) => (open ? <i /> : null);

export const examples = {
  WrongComputed: ({ text }: Props) => <p>Hello {text}</p>,
  WrongBesideCondition: ({ open }: Props) => <p>Hello {open && <b />}</p>,
  WrongBesideChoice: ({ open }: Props) => <p>Hello {open ? <b /> : <i />}</p>,
  WrongSlot: ({ children }: Props) => (
    <p>
      <i />
      {children}
    </p>
  ),
  WrongBesideKey: ({ text }: Props) => (
    <p>
      Hello <b key={text} />
    </p>
  ),
  WrongBesideEmptyComponent: ({ open }: Props) => (
    <p>
      Hello <Note open={open} />
    </p>
  ),
  WrongBesideList: ({ items }: Props) => (
    <p>
      Hello{' '}
      {items.map((item) => (
        <b key={item} />
      ))}
    </p>
  ),
  WrongInList: ({ items }: Props) => <p>{items.map((item) => (item ? <b key={item} /> : item))}</p>,
  WrongBare: ({ text }: Props) => text,
  WrongFragment: () => <>Hello</>,
  WrongNamedFragment: ({ items }: Props) =>
    items.map((item) => (
      <Fragment key={item}>
        {item}
        <b />
      </Fragment>
    )),

  RightJoined: ({ text }: Props) => <p>{`Hello ${text}`}</p>,
  RightInElement: ({ open, text }: Props) => (
    <p>
      {open && <b />}
      <span>{text}</span>
    </p>
  ),
  RightElementSlot: ({ open, part }: Props) => (
    <p>
      {open && <b />}
      {part}
    </p>
  ),
  RightSwitched: ({ open, text }: Props) => <p>{open ? text : <b>{text}</b>}</p>,
  RightFixed: ({ text }: Props) => (
    <p>
      Hello <b>{text}</b>, how are you?
    </p>
  ),
  RightFragment: ({ open, text }: Props) => (
    <>
      {open && text !== '' && <b>{text}</b>}
      <i />
    </>
  ),
};
