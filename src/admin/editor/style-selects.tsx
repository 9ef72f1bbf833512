import { type Editor, useEditorState } from '@tiptap/react';
import { fontClass, fonts, sizes } from '../../schema/fields/rich-text/fonts.ts';
import { fontNames } from './words.ts';

const paragraphStyles = {
  paragraph: 'Paragraph',
  2: 'Heading',
  3: 'Subheading',
  4: 'Small heading',
} as const;

/** Selects for the style at the cursor: paragraph, font and size. */
export function StyleSelects({ editor }: { editor: Editor }) {
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      paragraph: ([2, 3, 4] as const).find((level) => editor.isActive('heading', { level })) ?? 'paragraph',
      font: String(editor.getAttributes('font').choice ?? ''),
      size: String(editor.getAttributes('size').choice ?? ''),
    }),
  });
  const setParagraph = (style: string) => {
    const level = ([2, 3, 4] as const).find((each) => String(each) === style);
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  const setMark = (mark: 'font' | 'size') => (choice: string) => {
    const chain = editor.chain().focus();
    (choice ? chain.setMark(mark, { choice }) : chain.unsetMark(mark)).run();
  };

  return (
    <>
      <StyleSelect name="Paragraph style" value={String(now.paragraph)} onChoose={setParagraph}>
        {Object.entries(paragraphStyles)
          .sort(([a], [b]) => Number(b === 'paragraph') - Number(a === 'paragraph'))
          .map(([style, label]) => (
            <option key={style} value={style}>
              {label}
            </option>
          ))}
      </StyleSelect>
      <StyleSelect name="Font" value={now.font} onChoose={setMark('font')}>
        <option value="">Standard font</option>
        {/* The words are the stored names, the label is what people see and hear. */}
        {fonts.map((font) => (
          <option key={font} className={fontClass(font)} label={fontNames[font]} value={font}>
            {font}
          </option>
        ))}
      </StyleSelect>
      <StyleSelect name="Size" value={now.size} onChoose={setMark('size')}>
        <option value="">Standard size</option>
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </StyleSelect>
    </>
  );
}

interface StyleSelectProps {
  name: string;
  value: string;
  onChoose: (value: string) => void;
  children: React.ReactNode;
}

function StyleSelect({ name, value, onChoose, children }: StyleSelectProps) {
  return (
    <select
      className="editor-select"
      aria-label={name}
      title={name}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {children}
    </select>
  );
}
