import { useService } from './service.queries';

type Props = { builtIn: string; model: string };

/** A sentence that is true of who analyses here. Its place is kept while that is asked, so that nothing moves. */
export function ByAnalyst({ builtIn, model }: Props) {
  const { analyst, isAsked } = useService();
  return <span className={isAsked ? 'invisible' : ''}>{analyst === 'language-model' ? model : builtIn}</span>;
}
