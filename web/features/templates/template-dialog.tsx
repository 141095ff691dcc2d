import { useQuery } from '@tanstack/react-query';
import type { Template } from '../../../src/features/templates/templates.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { useLocale } from '../../lib/locale';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadingState } from '../../ui/loading-state';
import { TemplateEditor } from './template-editor';
import { templateQuery } from './templates.queries';

type Props = { template: Template; onClose: () => void; onCreated: () => void };

/** Where a template is filled in; it asks before it throws away what was typed. */
export function TemplateDialog({ template, onClose, onCreated }: Props) {
  const { locale } = useLocale();
  const { data, isError, isFetching, refetch } = useQuery(templateQuery(template.id, locale));
  if (data) return <TemplateEditor template={data} onClose={onClose} onCreated={onCreated} />;
  return (
    <Dialog open size="full" onClose={onClose} title={template.name}>
      {isError && !isFetching ? (
        <Alert
          tone="danger"
          live
          action={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              {m.templates_try_again()}
            </Button>
          }
        >
          {m.template_not_loaded()}
        </Alert>
      ) : (
        <LoadingState />
      )}
    </Dialog>
  );
}
