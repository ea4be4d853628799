'use client';
import type { Examples, Inputs } from '@/lib/estimator/estimate';
import { describedBy, NumberField, type ProblemProps, Problems, RadioGroup } from './field';
import { SlabTable } from './slab-table';

type Props = ProblemProps & {
  initial: Inputs;
  inputs: Inputs;
  examples: Examples;
  onFile: (file: File | undefined) => void;
  onReset: () => void;
};

/** The inputs: the day's figures, the base of the error, the slabs. */
export function DayForm({ words, problems, initial, inputs, examples, onFile, onReset }: Props) {
  const text = words.form;
  const sample = examples[inputs.example ?? '']?.split('\n', 2).join('\n');
  const problemProps = { words, problems };
  return (
    <>
      <h2 id="figures" className="text-heading">
        {text.title}
      </h2>
      <button type="button" className="more mt-3" onClick={onReset}>
        {text.reset}
      </button>
      <Problems name="link" {...problemProps} />
      <div className="estimator-inputs">
        <section>
          <h3 className="text-title">{text.day}</h3>
          <NumberField name="capacity" label={text.capacity} value={initial.capacity} {...problemProps} />
          <div>
            <label htmlFor="rows">{text.rows}</label>
            <div className="drop">
              <textarea
                id="rows"
                name="rows"
                rows={5}
                placeholder={sample}
                spellCheck={false}
                className="field"
                {...describedBy('rows', problems, 'rows-hint')}
              />
              <label className="more">
                {text.file}
                <input
                  type="file"
                  accept=".csv,.tsv,.txt,text/*"
                  className="sr-only"
                  onChange={({ target }) => {
                    onFile(target.files?.[0]);
                    target.value = '';
                  }}
                />
              </label>
            </div>
            <p id="rows-hint" className="mt-2 text-caption text-muted">
              {text.rowsHint}
            </p>
            <Problems name="rows" {...problemProps} />
          </div>
          <RadioGroup name="unit" label={text.unit} options={{ mw: text.mw, mwh: text.mwh }} value={initial.unit} />
          <div hidden={Boolean(inputs.rows?.trim())}>
            <RadioGroup
              name="example"
              label={text.example}
              options={{ dayAhead: text.dayAhead, revised: text.revised }}
              value={initial.example}
            />
          </div>
        </section>
        <section>
          <h3 className="text-title">{text.base}</h3>
          <RadioGroup hideLegend name="base" label={text.base} options={text.bases} value={initial.base} />
          <NumberField name="x" label={text.x} value={initial.x} {...problemProps}>
            {text.xHint}
          </NumberField>
        </section>
        <section>
          <h3 className="text-title">{text.slabs}</h3>
          <p className="text-caption text-muted">{text.slabsHint}</p>
          <RadioGroup
            name="kind"
            label={text.kind}
            options={{ inr: text.inr, percent: text.percent }}
            value={initial.kind}
          />
          <div hidden={inputs.kind !== 'percent'}>
            <NumberField name="contract" label={text.contract} value={initial.contract} {...problemProps} />
          </div>
          <div className="slab-sides">
            <SlabTable side="under" initial={initial} inputs={inputs} {...problemProps} />
            <SlabTable side="over" initial={initial} inputs={inputs} {...problemProps} />
          </div>
        </section>
      </div>
    </>
  );
}
