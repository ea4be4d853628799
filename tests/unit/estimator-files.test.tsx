import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileLimit, readFile } from '@/components/islands/estimator/files';
import { charge, day, enter, field, open, reset, words } from '../lib/estimator';

beforeEach(reset);

describe('a file', () => {
  const drop = (name: string, ...parts: BlobPart[]) =>
    act(async () => {
      fireEvent.drop(field('rows'), { dataTransfer: { files: [new File(parts, name)] } });
    });

  it('of a day is read into the field, as UTF-8 or UTF-16', async () => {
    open();
    enter();
    await drop('day.csv', day('40;30'));
    await waitFor(() => expect(charge()).toBe('₹30,000'));
    const little = new Uint8Array([0xff, 0xfe, ...Buffer.from(day('40\t40'), 'utf16le')]);
    await drop('day.txt', little);
    await waitFor(() => expect(charge()).toBe('₹0'));
    const big = new Uint8Array([0xfe, 0xff, ...Buffer.from(day(), 'utf16le').swap16()]);
    fireEvent.change(screen.getByLabelText(words.form.file), { target: { files: [new File([big], 'day.txt')] } });
    await waitFor(() => expect(charge()).toBe('₹2,70,000'));
  });

  it.each([
    ['PK', [0x50, 0x4b, 3, 4, 0x14, 0]],
    ['D0 CF', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]],
    ['%PDF', [...Buffer.from('%PDF-1.7')]],
    ['<html>', [...Buffer.from('\n<!DOCTYPE html>')]],
  ])('that is not a table of text (%s) is refused, and the day stays', async (_, bytes) => {
    open();
    enter();
    await drop('day.xlsx', new Uint8Array(bytes));
    await waitFor(() =>
      expect(document.querySelector('#rows-problem')?.textContent).toBe(
        'day.xlsx is not a table of text. Copy the cells of the table and paste them, or save it as CSV.',
      ),
    );
    expect(field('rows').value).toBe(day());
  });

  it('that cannot be read, such as a folder, is refused, and the day stays', async () => {
    open();
    enter();
    const folder = Object.assign(new File([], 'days'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    await act(async () => void fireEvent.drop(field('rows'), { dataTransfer: { files: [folder] } }));
    expect(document.querySelector('#rows-problem')?.textContent).toMatch(/^days is not a table of text/);
    expect(field('rows').value).toBe(day());
  });

  it('that is too large is refused with its size', async () => {
    open();
    await drop(`${'y'.repeat(70)}.csv`, new Uint8Array(2_340_000));
    await waitFor(() =>
      expect(document.querySelector('#rows-problem')?.textContent).toContain(`${'y'.repeat(60)} has 2.3 MB.`),
    );
  });

  it('leaves the day unchanged when the file picker is cancelled', async () => {
    open();
    enter();
    await act(async () => fireEvent.change(screen.getByLabelText(words.form.file), { target: { files: [] } }));
    expect([field('rows').value, charge()]).toEqual([day(), '₹2,70,000']);
  });

  it('is read when dropped; a drop without a file is left to the browser; dragging over the field is always accepted', () => {
    open();
    expect(fireEvent.drop(field('rows'), { dataTransfer: { files: [] } })).toBe(true);
    expect(fireEvent.dragOver(field('rows'))).toBe(false);
  });
});

describe('the bytes of a file', () => {
  const read = (...bytes: number[]) => readFile(new File([new Uint8Array(bytes)], 'a'));

  it.each([
    [[0x50, 0x20], 'P '],
    [[0x20, 0x4b], ' K'],
    [[0xd0, 0xb0], 'а'],
    [[0x20, 0xcf, 0x80], ' π'],
    [[0xef, 0xbb, 0xbf, 0x31], '1'],
    [[0xff, 0x31], '\ufffd1'],
    [[0x31, 0xfe], '1\ufffd'],
    [[0xfe, 0x31], '\ufffd1'],
    [[0x31, 0xff], '1\ufffd'],
    [[], ''],
  ])('%j are text in UTF-8', async (bytes, text) => expect(await read(...bytes)).toEqual({ text }));

  it('may be as many as the limit, not more', async () => {
    expect((await readFile(new File([new Uint8Array(fileLimit).fill(0x34)], 'a'))).problem).toBeUndefined();
    expect(await readFile(new File([new Uint8Array(fileLimit + 1).fill(0x34)], 'a'))).toMatchObject({
      text: '',
      problem: { key: 'fileLarge', field: 'rows' },
    });
  });
});
