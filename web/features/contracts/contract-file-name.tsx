/** A file's name in its own direction; the ending apart, or an Arabic name would swallow it in the middle. */
export function ContractFileName({ fileName }: { fileName: string }) {
  const { name = fileName, ending = '' } = /^(?<name>.+)(?<ending>\.[a-z0-9]{1,5})$/i.exec(fileName)?.groups ?? {};
  return (
    <bdi dir="auto">
      {name}
      <bdi dir="ltr">{ending}</bdi>
    </bdi>
  );
}
