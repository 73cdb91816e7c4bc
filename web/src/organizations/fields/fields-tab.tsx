import type { CustomField } from '@archway/contract/organizations/custom-field';
import { mostCustomFields } from '@archway/contract/organizations/custom-field-fields';
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Results } from '../../ui/list/results.tsx';
import { FieldDrawer, type FieldInHand } from './field-drawer.tsx';
import { FieldList } from './field-list.tsx';
import classes from './fields.module.css';
import { RemoveFieldDialog } from './remove-field-dialog.tsx';

/** What this company keeps of its items beside the built-in fields. Whoever may, defines it; other members read it. */
export const FieldsTab = () => {
  const { t } = useTranslation('organizations/fields');
  const may = useMay();
  const fields = useQuery(queries.customFields.list.queryOptions({ input: { entity: 'item' } }));
  const [inHand, setInHand] = useState<FieldInHand | null>(null);
  const [removed, setRemoved] = useState<CustomField | null>(null);
  const mayChange = may('customFields.change');
  const count = fields.data?.rows.length ?? 0;
  const add = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setInHand({})}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <div className={classes.top}>
        <p className={classes.intro}>
          {t('intro')} {count >= mostCustomFields && t('full', { most: mostCustomFields })}
        </p>
        {mayChange && count > 0 && count < mostCustomFields && add}
      </div>
      <Panel flush>
        <Results
          of={fields}
          skeleton={<Skeleton height={240} radius="lg" />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <EmptyState title={t('empty')} action={mayChange && add}>
              {t('emptyHint')}
            </EmptyState>
          }
        >
          {({ rows }) => (
            <FieldList
              rows={rows}
              mayChange={mayChange}
              onEdit={(field) => setInHand({ field })}
              onRemove={setRemoved}
            />
          )}
        </Results>
      </Panel>
      <FieldDrawer inHand={inHand} onClose={() => setInHand(null)} />
      <RemoveFieldDialog field={removed} onClose={() => setRemoved(null)} />
    </>
  );
};
