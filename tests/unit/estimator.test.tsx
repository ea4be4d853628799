import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Estimator } from '@/components/islands/estimator/estimator';
import { emptied } from '@/components/islands/estimator/fields';
import { readFile } from '@/components/islands/estimator/files';
import { deviation } from '@/content/deviation';
import { truprediction } from '@/content/products/truprediction';
import { fileLimit } from '@/lib/day-table';
import { exampleOf } from '@/lib/estimate-example';

const { words } = deviation;
const { actions } = words;
const example = exampleOf(deviation, truprediction);
/** 96 blocks of 20 MW instead of 40 MW: an error of −40 % of 50 MW, ₹2,812.50 a block on the example's slabs. */
const day = (row = '40\t20', count = 96) => Array(count).fill(row).join('\n');

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="radio"])`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const charge = () => document.querySelector('strong')?.textContent;
const message = () => screen.getAllByRole('status').at(-1)?.textContent;
const figures = () =>
  [...document.querySelectorAll('section[aria-label="Result"] dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const notes = () => [...document.querySelectorAll('section[aria-label="Result"] .mt-4 p')].map((p) => p.textContent);
const table = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const open = () =>
  render(
    <Estimator words={words} {...example} contact="/contact/?product=TruPrediction">
      <p>rules</p>
    </Estimator>,
  );
const enter = (rows = day()) => {
  type('rows', rows);
  type('capacity', '50');
  choose(words.form.bases.capacity);
};

beforeEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
});

describe('the example', () => {
  it('is settled on all bases, and says what of it is assumed', () => {
    open();
    expect(charge()).toBe('₹33,457.50');
    expect(figures()).toEqual([
      ['Base until 31 March 2026', '₹4,800'],
      ['Base from 1 April 2026', '₹33,457.50'],
      ['Blocks within the band', '75 of 96 (78.1%)'],
      ['Above and below schedule', '+251.0 / −213.4 MWh'],
    ]);
    expect(notes()).toEqual([
      'Example: TruPrediction’s day, an invented portfolio of 180 MW solar and 120 MW wind. Example slabs, not a rate. X = 50, assumed.',
      'Below schedule: 0 to 15% at ₹0, 15 to 25% at ₹0.50, 25 to 35% at ₹1, from 35% at ₹1.50 a kWh.',
      'Above schedule: 0 to 15% at ₹0, 15 to 25% at ₹0.50, 25 to 35% at ₹1, from 35% at ₹1.50 a kWh.',
    ]);
    expect(screen.getByText('rules')).toBeTruthy();
  });

  it('can be counted with its revised schedule, and on another base', () => {
    open();
    choose(words.form.revised);
    expect(charge()).toBe('₹185');
    choose(words.form.dayAhead);
    choose(words.form.bases.capacity);
    expect(charge()).toBe('₹4,800');
    expect(screen.getByText('Charge for the day, on available capacity')).toBeTruthy();
  });

  it('no longer names as assumed what the visitor has changed', () => {
    open();
    type('x', '60');
    expect(notes()[0]).not.toContain('assumed');
    expect(notes()[0]).toContain('Example slabs');
    type('under-1-rate', '0.75');
    expect(notes()[0]).toBe('Example: TruPrediction’s day, an invented portfolio of 180 MW solar and 120 MW wind.');
  });

  it('comes back on a button', () => {
    open();
    enter();
    fireEvent.click(button(actions.example));
    expect(charge()).toBe('₹33,457.50');
    expect([field('rows').value, field('capacity').value, field('x').value]).toEqual([
      '',
      example.initial.capacity,
      '50',
    ]);
  });
});

describe('a day of the visitor’s own', () => {
  it('clears the example’s capacity and X, and nothing that the visitor has set', () => {
    open();
    type('rows', day());
    expect([field('capacity').value, field('x').value]).toEqual(['', '']);
    expect(charge()).toBe('–');
    expect(screen.getByText(words.result.waiting)).toBeTruthy();
    type('capacity', '50');
    expect(figures()[1]).toEqual(['Base from 1 April 2026', 'Enter X']);
    choose(words.form.bases.capacity);
    expect(charge()).toBe('₹2,70,000');
    expect(notes()).toHaveLength(3);
    expect(notes()[0]).toBe('Example slabs, not a rate.');
    type('x', '50');
    type('rows', day('40\t40'));
    expect([field('capacity').value, field('x').value, charge()]).toEqual(['50', '50', '₹0']);
  });

  it('keeps a capacity that was changed before', () => {
    open();
    type('capacity', '80');
    type('rows', day());
    expect([field('capacity').value, field('x').value]).toEqual(['80', '']);
  });

  it('in MWh a block is four times as many MW', () => {
    open();
    enter(day('10\t5'));
    choose(words.form.mwh);
    expect(charge()).toBe('₹2,70,000');
  });

  it('without a schedule has no error on the schedule alone, which the result counts', () => {
    open();
    enter(day('0\t20'));
    choose(words.form.bases.schedule);
    expect(charge()).toBe('₹0');
    expect(screen.getByText(/^Blocks without a base: 96\./)).toBeTruthy();
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
      '12:00: scheduled 0 MW, actual 20 MW; the base is zero, so there is no error in per cent',
    );
    expect(screen.getByText(words.table.free)).toBeTruthy();
  });
});

describe('invalid input', () => {
  it('is named at its field, and stays', () => {
    open();
    enter(day('40\t20', 95));
    const rows = field('rows');
    expect([rows.getAttribute('aria-invalid'), rows.getAttribute('aria-describedby')]).toEqual([
      'true',
      'rows-hint rows-problem',
    ]);
    expect(document.querySelector('#rows-problem')?.textContent).toBe(
      '95 rows: 1 missing. A day has 96; write 0 where nothing was scheduled or metered.',
    );
    expect(rows.value).toBe(day('40\t20', 95));
    type('rows', day());
    expect([rows.getAttribute('aria-invalid'), rows.getAttribute('aria-describedby')]).toEqual([null, 'rows-hint']);
    expect(document.querySelector('#rows-problem')).toBeNull();
  });

  it('of a field without a hint is described by its problem alone', () => {
    open();
    type('capacity', 'many');
    const capacity = field('capacity');
    expect([capacity.getAttribute('aria-invalid'), capacity.getAttribute('aria-describedby')]).toEqual([
      'true',
      'capacity-problem',
    ]);
    type('capacity', '300');
    expect(capacity.hasAttribute('aria-describedby')).toBe(false);
  });

  it('shows four problems of a field, and how many more there are', () => {
    open();
    enter(day('4O\t2O'));
    const problems = [...document.querySelectorAll('#rows-problem p')].map((p) => p.textContent);
    expect(problems.slice(0, 2)).toEqual([
      'Row 1, Schedule: “4O” is not a figure. Write digits, with one decimal sign.',
      'Row 1, Actual: “2O” is not a figure. Write digits, with one decimal sign.',
    ]);
    expect(problems).toHaveLength(5);
    expect(problems[4]).toMatch(/^And \d+ more\.$/);
  });

  it('of slabs describes all fields of their side', () => {
    open();
    type('under-1-from', '20');
    expect(document.querySelector('#under-problem')?.textContent).toBe(
      'Slab 2 begins at 20 %, but slab 1 ends at 15 %: close the gap between them.',
    );
    expect(field('under-0-to').getAttribute('aria-invalid')).toBe('true');
    expect(field('over-0-to').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('the slabs', () => {
  const shown = (side: string) =>
    [0, 1, 2, 3, 4, 5].filter(
      (row) => field(`${side}-${row}-from`)?.closest<HTMLElement>('.slab-row')?.hidden === false,
    );

  it('have one empty row below the filled ones', () => {
    open();
    expect(shown('under')).toEqual([0, 1, 2, 3, 4]);
    for (const part of ['from', 'to', 'rate']) type(`under-3-${part}`, ' ');
    expect(shown('under')).toEqual([0, 1, 2, 3]);
    expect(shown('over')).toEqual([0, 1, 2, 3, 4]);
  });

  it('have a name for each field', () => {
    open();
    expect(screen.getByRole('textbox', { name: 'Below schedule, slab 2: From, %' })).toBe(field('under-1-from'));
    expect(screen.getByRole('textbox', { name: 'Above schedule, slab 1: Rate' })).toBe(field('over-0-rate'));
  });

  it('in per cent need the contract rate', () => {
    open();
    const contract = () => field('contract').closest<HTMLElement>('[hidden]');
    expect(contract()).not.toBeNull();
    choose(words.form.percent);
    expect(contract()).toBeNull();
    expect(charge()).toBe('–');
    type('contract', '2');
    expect(charge()).toBe('₹669.15');
  });
});

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
    ['PK', [0x50, 0x4b, 3, 4]],
    ['D0 CF', [0xd0, 0xcf, 0x11, 0xe0]],
  ])('of a spreadsheet program (%s) is refused, and the day stays', async (_, bytes) => {
    open();
    enter();
    await drop('day.xlsx', new Uint8Array(bytes));
    await waitFor(() =>
      expect(document.querySelector('#rows-problem')?.textContent).toBe(
        'day.xlsx is a spreadsheet program’s own file. Copy the cells and paste them, or save as CSV.',
      ),
    );
    expect(field('rows').value).toBe(day());
  });

  it('that is too large is refused with its size', async () => {
    open();
    await drop(`${'y'.repeat(70)}.csv`, new Uint8Array(2_340_000));
    await waitFor(() =>
      expect(document.querySelector('#rows-problem')?.textContent).toContain(`${'y'.repeat(60)} has 2.3 MB.`),
    );
  });

  it('that is no file leaves the browser’s own behaviour', () => {
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
    expect((await readFile(new File([new Uint8Array(fileLimit)], 'a'))).problem).toBeUndefined();
    expect(await readFile(new File([new Uint8Array(fileLimit + 1)], 'a'))).toMatchObject({
      text: '',
      problem: { key: 'fileLarge', field: 'rows' },
    });
  });
});

it('a link without a value leaves the choices of the example, and empties the other fields', () => {
  expect(emptied({ unit: 'mw', base: 'weighted', kind: 'inr', example: 'revised', x: '50', capacity: '300' })).toEqual({
    unit: 'mw',
    base: 'weighted',
    kind: 'inr',
    example: 'revised',
    x: '',
    capacity: '',
  });
});

describe('the chart', () => {
  const slider = () => screen.getByRole<HTMLInputElement>('slider');
  const chart = () => screen.getByRole('img', { name: words.chart.label });

  it('begins with the block that costs most, and reads any block', () => {
    open();
    expect(slider().value).toBe('22');
    expect(slider().getAttribute('aria-valuetext')).toBe(
      '05:15: scheduled 62.4 MW, actual 10.8 MW, −51.6 MW or −28.5% of the base, ₹3,840',
    );
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(document.querySelector('.chart-text')?.textContent).toMatch(
      /^00:00: scheduled 69\.2 MW, actual 80 MW, \+10\.8 MW/,
    );
    expect(document.querySelector('.chart-mark')?.getAttribute('d')).toMatch(/^M0\.5 0V/);
  });

  it('selects the block below the pointer, but not while a finger only passes over it', () => {
    open();
    vi.spyOn(chart(), 'getBoundingClientRect').mockReturnValue({ left: 10, width: 960 } as DOMRect);
    const at = (clientX: number, options = {}) => {
      fireEvent.pointerMove(chart(), { clientX, buttons: 1, pointerType: 'mouse', ...options });
      return slider().value;
    };
    expect([at(10), at(19.9), at(20), at(969), at(-50), at(2000)]).toEqual(['1', '1', '2', '96', '1', '96']);
    expect(at(10, { pointerType: 'touch', buttons: 0 })).toBe('96');
    expect(at(10, { pointerType: 'touch', buttons: 1 })).toBe('1');
  });

  it('has its largest values at the axes and the hours below', () => {
    open();
    expect([...document.querySelectorAll('.chart-scale span')].map((span) => span.textContent)).toEqual([
      '250 MW',
      '0',
      '₹5,000',
    ]);
    expect([...document.querySelectorAll('.chart-hours span')].map((span) => span.textContent)).toEqual([
      '00:00',
      '06:00',
      '12:00',
      '18:00',
      '24:00',
    ]);
  });
});

describe('the tables', () => {
  it('show the most expensive blocks with their errors on each base', () => {
    open();
    const rows = table(words.table.costliest);
    expect(rows).toHaveLength(11);
    expect(rows.slice(0, 2)).toEqual([
      [
        'Block',
        'From',
        'Schedule, MW',
        'Actual, MW',
        'Deviation, MW',
        '% of capacity',
        '% of weighted base',
        '% of schedule',
        'Charge, ₹',
      ],
      ['22', '05:15', '62.4', '10.8', '−51.6', '−17.2', '−28.5', '−82.7', '3,840.00'],
    ]);
  });

  it('show all blocks when opened', () => {
    open();
    expect(screen.queryByRole('region', { name: words.table.all })).toBeNull();
    const details = document.querySelector('details') as HTMLDetailsElement;
    act(() => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    expect(table(words.table.all)).toHaveLength(97);
    expect(table(words.table.all)[96]?.slice(0, 2)).toEqual(['96', '23:45']);
  });

  it('have a dash for a base that cannot be computed, and a word for an error without a base', () => {
    open();
    enter(day('0\t20'));
    expect(table(words.table.costliest)[1]).toEqual([
      '1',
      '00:00',
      '0',
      '20',
      '+20.0',
      '+40.0',
      '–',
      'no base',
      '2,812.50',
    ]);
  });
});

describe('one block', () => {
  const columns = () =>
    [...document.querySelectorAll('.one-base')].map((section) => [
      section.querySelector('h3')?.textContent,
      section.querySelector('.font-display')?.textContent,
      ...[...section.querySelectorAll('dd, li')].map(({ textContent }) => textContent),
    ]);

  it('is worked through on each base, slab by slab', () => {
    open();
    expect(columns()[0]).toEqual([
      'One block, on available capacity',
      '₹2,812.50',
      '50',
      '−40.0',
      '₹45,000',
      '15 to 25%: 1,250 kWh at ₹0.50, ₹625',
      '25 to 35%: 1,250 kWh at ₹1, ₹1,250',
      '35 to 40%: 625 kWh at ₹1.50, ₹937.50',
    ]);
    expect(columns().map(([title, , base]) => [title, base])).toEqual([
      ['One block, on available capacity', '50'],
      ['One block, on capacity and schedule weighted', '45'],
      ['One block, on the schedule', '40'],
    ]);
    expect(screen.getAllByText('16 blocks')).toHaveLength(3);
  });

  it('leaves out the weighted base without X, and everything if a value is wrong', () => {
    open();
    type('x', '');
    expect(columns()).toHaveLength(2);
    type('one-scheduled', '60');
    expect(columns()).toEqual([]);
    expect(document.querySelector('#one-scheduled-problem')?.textContent).toBe(
      '60 MW is above the available capacity of 50 MW. Correct one of the two.',
    );
  });

  it('has the word for an error without a base', () => {
    open();
    type('one-scheduled', '0');
    expect(columns()[2]?.[3]).toBe('no base');
  });
});

describe('a link', () => {
  const copied = vi.fn<(text: string) => Promise<void>>();
  const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  beforeEach(() => {
    copied.mockReset().mockResolvedValue();
    clipboard({ writeText: copied });
  });

  it('is copied and put into the address', async () => {
    open();
    enter();
    await act(async () => fireEvent.click(button(actions.link)));
    expect(message()).toBe(actions.linked);
    expect(location.hash).toMatch(/^#v1&.*s=40\*96&g=20\*96/);
    expect(copied).toHaveBeenCalledWith(location.href);
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
    ['is missing', undefined],
  ])('is in the address alone if the clipboard %s', async (_, value) => {
    clipboard(value);
    open();
    enter();
    await act(async () => fireEvent.click(button(actions.link)));
    expect(message()).toBe(actions.linkInAddress);
    expect(location.hash).toContain('#v1&');
  });

  it('does not exist for a day that cannot be read', () => {
    open();
    enter(day('40\t20', 95));
    fireEvent.click(button(actions.link));
    expect(message()).toBe(actions.noLink);
    expect([location.hash, copied.mock.calls.length]).toEqual(['', 0]);
  });

  it('fills the fields when the page opens, names what it does not know, and leaves out the example', () => {
    history.replaceState(null, '', '/#v1&c=60&b=capacity&x=20&s=40*96&g=20*96&o=0,,1&n=0,,1&zz=1');
    open();
    expect(charge()).toBe('₹4,80,000');
    expect(
      screen.getByText('The link holds “zz=1”, which is no part of it. Everything else was taken over.'),
    ).toBeTruthy();
    expect([field('capacity').value, field('under-1-rate').value]).toEqual(['60', '']);
  });

  it('that is followed on the page replaces the day; another fragment does not', () => {
    const { unmount } = open();
    const follow = (hash: string) =>
      act(() => {
        history.replaceState(null, '', `/${hash}`);
        dispatchEvent(new Event('hashchange'));
      });
    follow('#formulas');
    expect(charge()).toBe('₹33,457.50');
    follow('#v1&c=60&b=capacity&s=40*96&g=20*96&o=0,,1&n=0,,1');
    expect(charge()).toBe('₹4,80,000');
    unmount();
    follow('#v1&c=60');
  });
});

describe('local storage', () => {
  const key = 'deviation-estimator';

  it('holds nothing until the visitor keeps a day, which can be opened and forgotten', () => {
    open();
    enter();
    expect(localStorage.length).toBe(0);
    expect(screen.queryByRole('button', { name: actions.open })).toBeNull();
    fireEvent.click(button(actions.keep));
    expect([message(), localStorage.getItem(key)?.slice(0, 2)]).toEqual([actions.kept, 'v1']);
    fireEvent.click(button(actions.example));
    fireEvent.click(button(actions.open));
    expect(charge()).toBe('₹2,70,000');
    fireEvent.click(button(actions.forget));
    expect([message(), localStorage.length]).toEqual([actions.forgotten, 0]);
    expect(screen.queryByRole('button', { name: actions.open })).toBeNull();
    expect(screen.queryByRole('button', { name: actions.forget })).toBeNull();
  });

  it('offers a day of an earlier visit, without a message', () => {
    localStorage.setItem(key, 'v1&c=60&b=capacity&s=40*96&g=20*96&o=0,,1&n=0,,1');
    open();
    expect(message()).toBe('');
    fireEvent.click(button(actions.open));
    expect(charge()).toBe('₹4,80,000');
  });

  it('that the browser refuses is said on a click, not before', () => {
    vi.stubGlobal('localStorage', undefined);
    open();
    expect(message()).toBe('');
    fireEvent.click(button(actions.keep));
    expect(message()).toBe(actions.refused);
  });
});

describe('the other actions', () => {
  it('download the day as CSV with a byte order mark, and release it later', async () => {
    vi.useFakeTimers();
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:day');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    open();
    fireEvent.click(button(actions.csv));
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect([link?.href, link?.download]).toEqual(['blob:day', 'deviation.csv']);
    const blob = create.mock.calls[0]?.[0] as Blob;
    expect(blob.type).toBe('text/csv');
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    vi.advanceTimersByTime(9_999);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledWith('blob:day');
  });

  it('offer no download without a day', () => {
    open();
    enter(day('40\t20', 95));
    expect(screen.queryByRole('button', { name: actions.csv })).toBeNull();
  });

  it('print the page', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open();
    fireEvent.click(button(actions.print));
    expect(print).toHaveBeenCalledOnce();
  });

  it('ask about the result, with its figures, once there is one', () => {
    open();
    const link = () => screen.queryByRole('link', { name: words.contact.withFigures });
    const url = new URL(link()?.getAttribute('href') ?? '', 'http://localhost');
    expect(url.searchParams.get('product')).toBe('TruPrediction');
    expect(url.searchParams.get('note')).toMatch(/^From the deviation estimator: ₹33,457\.50 for a day, on capacity/);
    expect(link()?.parentElement?.textContent).toBe(`${words.contact.text} ${words.contact.withFigures}`);
    type('capacity', '');
    expect(link()).toBeNull();
  });
});
