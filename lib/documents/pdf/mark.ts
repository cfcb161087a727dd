import { decoration, hex, type Pen } from './sheet';

/** The mark, `size` points wide, as public/logo-mark.svg draws it on a grid of 32. */
export function drawMark(pen: Pen, x: number, y: number, size: number, color: 'ink' | 'paper' = 'ink'): void {
  decoration(pen, () => {
    const { doc } = pen;
    doc.save();
    doc.translate(x, y).scale(size / 32);
    doc.path('M28 5H10q-6 0-6 6v10q0 6 6 6H28').lineWidth(4.5).lineCap('round').stroke(hex(color));
    doc.path('M4 16H20').lineCap('butt').stroke(hex('lane'));
    doc.circle(24.5, 16, 4.5).fill(hex('lane'));
    doc.restore();
  });
}
