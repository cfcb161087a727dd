import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { downloadsFolder } from '@/lib/documents/downloads';

/** Reads a workbook of public/downloads. @returns the value of a cell by its sheet and address, such as 'B5'. */
export async function readCells(name: string): Promise<(sheet: string, address: string) => unknown> {
  const { sheets } = await readXlsx(readFileSync(`${downloadsFolder}/${name}`));
  return (sheet, address) => {
    const rows = sheets.find((one) => one.name === sheet)?.rows ?? [];
    return rows[Number(address.slice(1)) - 1]?.[address.charCodeAt(0) - 'A'.charCodeAt(0)];
  };
}
