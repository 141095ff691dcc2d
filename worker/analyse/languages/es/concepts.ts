import type { ConceptWords } from '#worker/analyse/built-in/learned/concepts/concept.ts';

export const concepts: ConceptWords = {
  drafter:
    'nosotros nos nuestr* arrendador* propietari* empresa compañía prestamista banco entidad empleador* agencia agente proveedor* prestador* licenciante franquiciador* editor* editorial representante plataforma estudio gimnasio academia escuela guardería sociedad vendedor* concesionario anfitrión centro asociación organiz* casa comerciante contratista instalador* tienda taller club operador* administrador* patron* casero mutua residencia aseguradora acreedor*',
  reader:
    'usted ustedes tú tu tus te ti su sus arrendatari* inquilin* cliente* clienta soci* miembro* emplead* trabajador* prestatari* comprador* autor* artista franquiciad* huésped* padre* madre* alumn* estudiante* usuari* suscriptor* abonad* avalista* fiador* autónom* consultor* colaborador* licenciatari* residente* viajer* pasajer* aprendi* repartidor* conductor* consumidor* titular familia* deudor*',
  both: 'ambas ambos cada_parte partes mutu* recíproc* conjuntamente cualquiera_de_las_partes entre_sí ninguna_de_las_partes común_acuerdo',
  'third-party':
    'tercer* socios_comerciales colaboradoras afiliad* grupo anunciantes publicidad otros otra_empresa aseguradora* proveedores',
  authority:
    'autoridad* policía ayuntamiento tribunal ley gobierno ministerio defensor sindicato administración junta_arbitral',
  heirs: 'hereder* herencia cónyuge familia* hijos mujer marido viud* parientes',
  may: 'puede* podrá* podría* pueda* facultad* derecho_a permitid* libre_de autorizad* cabe',
  must: 'debe* deberá* deba* tendrá_que tiene_que tienen_que ha_de han_de habrá_de obligad* obliga* compromete* correrá* exig* hay_que queda_obligado',
  'may-not':
    'no_puede* no_podrá* no_podrás prohibid* prohíbe no_se_permite no_tendrá_derecho no_tiene_derecho no_cabe sin_que_pueda no_se_admite* no_se_aceptan tampoco_podrá queda_prohibido',
  'need-not':
    'no_tiene_que no_está_obligad* no_será_necesario no_es_necesario no_hace_falta sin_obligación no_queda_obligad* no_debe_nada no_tendrá_que no_obliga',
  will: 'será serán hará irá quedará quedarán',
  not: 'no ni nunca jamás tampoco ningun* ningún nadie',
  nothing: 'nada ningun* ningún nadie cero',
  without: 'sin sin_que carece ausencia prescind*',
  only: 'solo sólo solamente únicamente únic* exclusiv* tan_solo nada_más',
  unless: 'salvo excepto a_menos a_no_ser menos fuera_de excluid* siempre_que mientras_no quitando sino',
  'even-if':
    'aunque incluso aun aún_cuando aun_cuando con_independencia independientemente sin_perjuicio pese_a a_pesar también igualmente sea_o_no tanto_si esté_o_no haya_o_no',
  if: 'si cuando caso siempre_que una_vez en_cuanto supuesto',
  whatever:
    'cualquier* cualquiera_que sea_cual fuere cuantas cuantos por_el_motivo sea_quien quienquiera cuando_quiera',
  any: 'cualquier* cada cualquiera',
  all: 'todo toda todos todas íntegr* total* complet* enter*',
  discretion:
    'discreción discrecional* criterio estim* juicio opinión decid* decisión considere* conveniente oportun* libremente prefer* elec* elija quiera* crea* voluntad parezca guste',
  deemed:
    'se_entender* se_entiende se_considera* considerad* se_tendrá* presum* equival* se_da_por se_dará_por se_reputa* cuenta_como vale_como como_si supone implica entendid*',
  final:
    'definitiv* vinculante* inapelable* irrevocabl* firme* indiscutible* sin_recurso no_se_discute* concluyente* palabra',
  accepts: 'acept* reconoc* declar* consient* confirm* manifiest* autoriz* firm* acuerda* conform* conoce* renuncia*',
  refuse: 'niega* negar* rechaz* denega* rehus* opon* discut* impugn* objet*',
  consent:
    'permiso consentimiento autorización aprobación visto_bueno conformidad pedir acuerdo_escrito consult* beneplácito',
  reasonable: 'razonabl* just* proporcion* buena_fe justificad* efectiv* honest* adecuad* motivad* real* acreditad*',
  'by-law':
    'ley legal* legalmente normativa código estatuto convenio reglament* derecho_laboral art_ conforme_a_la previst*',
  proof:
    'prueba* probar demostrar demuestr* acredit* justificante* recibo* factura* fotograf* registro* contador comproba*',
  fault: 'culpa culpabl* dolo neglig* incumpl* infracción imputabl* falta* mora',
  'any-time':
    'en_cualquier_momento cuando_quiera a_todas_horas de_vez_en_cuando en_todo_momento cualquier_día cuando_lo_estime cuando_le a_cualquier_hora cuando_lo_considere',
  'at-once':
    'inmediat* en_el_acto al_instante mismo_día acto_seguido de_inmediato sin_demora al_momento ipso_facto desde_ya a_la_vista enseguida sin_más',
  automatic: 'automátic* tácit* por_sí sol* de_pleno_derecho sin_necesidad sin_más_trámite',
  renew:
    'renov* prorrog* prórrog* prolong* sigue* seguirá* continu* otro_año igual_periodo iguales_periodos nuevo_periodo extiend*',
  notice: 'avis* preaviso* notific* comunic* antelación advert* carta burofax correo escrito requerimiento',
  reason: 'motivo* causa* razon* razón explic* justific* por_qué',
  'in-advance': 'adelantad* anticip* por_adelantado previ* antes señal a_cuenta de_antemano',
  late: 'tarde retras* demora* mora atras* vencid* impag* aplaz* pendient* pospon* tard*',
  early:
    'anticipad* antes_del antes_de_que antes_de_tiempo baja abandon* desist* cancel* deja dejar marcha* rescind* prematur* se_va',
  remaining: 'rest* resto pendiente* saldo faltan* quede* falte* no_vencid* restantes sobrante',
  forever:
    'siempre perpet* indefinid* de_por_vida mundial* todo_el_mundo ilimitad* vitalici* permanent* para_siempre sin_límite',
  period: 'día* semana* mes* año* trimestre* periodo* plazo* hora* temporada* mensual* anual*',
  'no-end': 'indefinid* sin_límite ilimitad* hasta_nuevo sin_plazo sin_fin',
  deadline: 'dentro antes_del plazo_de a_más_tardar hasta_el vence* caduc* límite máximo_de',
  'after-end':
    'después_de tras posterior* una_vez_terminad* a_la_terminación finalizad* al_terminar después subsist* extinguid* siguientes_a',
  wait: 'esper* hasta_que mientras suspens* retenid* en_tanto',
  fee: 'tarifa* cargo* coste* costes costo* gasto* recargo* suplemento* tasa* comisión gestión honorarios cuota* cobr* factur* prima*',
  penalty: 'penaliz* penal* multa* sanción sancion* indemnización_de cláusula_penal dobl* triple tanto_alzado descont*',
  pay: 'pag* abon* adeud* debe debido satisf* sufrag* asum* corre correrá reembols* ingres* desembols* cubrirá aport*',
  price: 'precio* renta alquiler tarifa* cuota* importe* cantidad* suma* mensualidad* sueldo plazos',
  increase: 'aument* sub* subid* incremen* elev* actualiz* revis* encarec* ajust* alza ipc índice más_de superior',
  decrease: 'reduc* rebaj* bajar* disminu* descuent* menos menor* minor*',
  interest: 'interés interes* capitaliz* tae diario_sobre por_ciento_mensual',
  deposit: 'fianza depósito* señal garantía reserva anticipo* arras aval retención',
  refund: 'devol* devuel* reembols* reintegr* restitu* reponer abonar_de_nuevo vale',
  keep: 'retien* retener retend* conserv* qued* se_queda guard* en_poder propiedad_de retención hace_suy* hará_suy*',
  forfeit:
    'pierd* perd* caduc* extingu* decae* anula* sin_valor pérdida decomis* renunci* no_se_recuper* desaparec* sin_efecto',
  deduct: 'descont* descuent* compens* deduc* reten* detra* restar del_sueldo de_la_nómina del_saldo',
  'own-cost':
    'a_su_costa a_su_cargo por_su_cuenta de_su_bolsillo a_cargo_de por_cuenta_de a_costa_de corren_por de_cuenta_de_la de_su_cuenta',
  free: 'gratis gratuit* sin_coste sin_cargo sin_pagar incluid* corre_de_nuestra a_nuestro_cargo invita por_nuestra_cuenta',
  minimum: 'mínim* al_menos como_mínimo no_inferior permanencia compromiso por_lo_menos',
  cap: 'máxim* tope* límite* limit* hasta como_mucho no_excederá exced* superar*',
  percent: 'por_ciento 0% porcentaje* mitad tercio tercera_parte décima parte_proporcional %',
  wages:
    'sueldo* salari* nómina* retribu* paga* horas_extra* bonus prima* jornal finiquito honorarios derechos_de_autor',
  commission: 'comisi* porcentaje corretaje honorarios regalía*',
  estimate: 'orientativ* aproximad* estimad* presupuest* previs* alrededor procur* intentar* habitual* indicativ*',
  debt: 'deuda* impag* atras* adeudad* cobro recobro morosidad morosos fichero* ejecut* reclam* embarg*',
  'full-amount':
    'íntegr* en_su_totalidad totalidad precio_completo mes_completo todas_las_cuotas importe_total entero_el todo_el_precio completo',
  unpaid:
    'sin_pago no_se_paga* no_retribuid* no_remunerad* sin_remuneración sin_compensación sin_abono incluid* ya_incluye no_computa* no_cuenta*',
  tip: 'propina* bote',
  change: 'modific* cambi* alter* vari* actualiz* sustitu* revis* adapt* reorganiz* reubic* fijará',
  end: 'termin* finaliz* extingu* resolv* resolución rescind* rescisión cancel* acaba* concluir* cesa* despid* cerrar* pone_fin poner_fin finiquit* da_por_terminado',
  suspend:
    'suspend* suspensión bloque* cort* desconect* inhabilit* congel* retir* elimin* expuls* paraliz* cerrar_la restring* desactiv* interrump*',
  'take-away':
    'recuper* retir* embarg* desaloj* desahuci* lanzamiento apropi* vend* incaut* confisc* vaci* tom* desech* cambiar_la_cerradura cerradura*',
  enter: 'entrar entra* acced* acceso visit* inspecci* llave* registrar vivienda domicilio enseñar*',
  watch:
    'cámara* grab* vigil* control* localiz* geolocaliz* gps monitor* escuch* observ* registr* rastre* ubicación supervis*',
  'share-data':
    'ced* cesión comunicar_a compart* facilit* transmit* difund* revel* vend* solvencia ficheros_de entregar_a',
  data: 'datos información dirección correo teléfono* historial* contactos mensajes expediente perfil* ficha',
  publish:
    'public* fotograf* foto* imagen* imágenes vídeo* web redes promoci* anuncio* difus* testimonio* reseña* marketing campaña* nombre',
  'own-work':
    'propiedad_intelectual derechos_de pertenec* propiedad titular* invent* invenci* ideas diseño* creaci* obra* material* manuscrito grabaci* contenido* cede todo_lo_que',
  licence: 'licencia* uso_de cesión explot* sublicenci* adapt* reproduc* mundial transform*',
  compete:
    'compet* competencia rival* similar* misma_actividad mismo_ramo clientela captar capt* mismo_sector radio_de análog* concurrencia',
  'work-elsewhere':
    'otro_trabajo otros_trabajos otra_empresa otros_clientes por_cuenta_ajena otro_empleo para_otr* pluriemple* para_tercer*',
  secret: 'confidencial* secret* reserva silencio calla* divulg* revel* guardar* no_contar discreción',
  criticise:
    'critic* crític* descrédit* negativ* desprestig* reseña* opin* coment* quej* reputación hablar* desluz* denigr* mala_imagen',
  transfer: 'ceder cesión transm* traspas* subrog* otra_empresa adquirente sucesor* transferir cederá',
  substitute: 'sustitu* reemplaz* equivalent* similar* subcontrat* otro_profesional comparable* suplente* otro_de',
  sell: 'vend* venta* subast* mercado enajen*',
  search: 'registr* bols* taquilla* prueba* anális* analíticas médic* examin* antecedentes revisar',
  inform: 'inform* web tablón portal public* consult* anunciar* app aplicación boletín enlace',
  liable: 'respons* respond* culpa a_cargo imput* hace_frente',
  damage: 'daño* pérdida* perjuicio* deterior* desperfecto* rotura* robo* hurto destru* avería* mancha*',
  injury: 'lesion* muerte fallec* accident* corporal* heridas enfermedad',
  negligence: 'neglig* dolo culpa_grave imprud* intencionad* descuido nuestro_personal',
  indemnify: 'indemne* mantendrá_indemne en_paz_y_a_salvo saldrá_garante resarc* dejar_indemne libre_de_toda exoner*',
  compensate: 'indemniz* compens* resarc* reembols* rebaja_del reduc* bonific*',
  claim: 'reclam* demand* accion* acción exig* pleito* queja* ejercit* denunci* recurso*',
  waive: 'renunci* libera* exoner* exim* desist* excluy* sin_derecho_a exclu* abandona* dej*',
  guarantee: 'aval* fiador* fianza garant* hipotec* prenda pignor* afianz* patrimonio personalmente bienes',
  jointly: 'solidari* mancomunad* conjunt* excusión división cada_uno_por',
  'as-is':
    'tal_cual en_el_estado como_está conoce_y_acepta sin_garantía cuerpo_cierto examinad* visto estado_actual a_su_satisfacción no_se_garantiza',
  defect: 'defect* vicio* avería* fallo* error* mal_estado desperfecto* problema* ocult*',
  repair: 'repar* manten* arregl* limpi* pint* conserv* sustitu* obras reforma* puesta_a_punto',
  insurance: 'segur* póliza* franquicia cobertura* prima* asegur*',
  'outside-control':
    'fuerza_mayor caso_fortuito ajen* meteorol* tiempo_adverso huelga* imprevist* circunstancias causas_ajenas clima',
  risk: 'riesgo* cuenta_y_riesgo peligr* ventura',
  court: 'juzgado* tribunal* fuero jurisdicción juez competen* pleito somet*',
  arbitration: 'arbitr* mediaci* laudo perito dictamen',
  'foreign-law':
    'ley_de leyes_de legislación derecho_de extranjer* rige* regirá domicilio_de_la_empresa irland* ingles* sede',
  'language-version': 'versión prevalec* traducción idioma texto_en lengua',
  'written-form':
    'por_escrito carta_certificada burofax certificad* notarial en_persona presencial* original fehaciente acuse firmad*',
  hours:
    'hora* turno* jornada* horario* fin_de_semana noche* nocturn* guardia* domingo* festivo* descanso* disponibil*',
  absence:
    'vacacion* baja enferm* ausenc* ausent* embaraz* cierre* cerrad* falta_de_asistencia no_se_presenta* asist* permiso_retribuido festivos inasist*',
  shift:
    'turno* cuadrante garantiz* llamad* llamar* disponible* disponibilidad sin_trabajo convocat* localizable* con_poca',
  visitor: 'visita* invitad* pernoct* mascota* niños fumar ruido* pareja música fiesta* amig*',
  health: 'salud médic* tratamient* cuidad* veterinari* hospital medic*',
  training: 'formación curso* formativ* título certificado* examen* cualificación matrícula',
  exclusive: 'exclusiv* solo_con únicamente_a_través preferente* tanteo ningún_otro solo_a_través primera_opción',
  'buy-from':
    'comprar_a adquir* a_través_de_nosotros nuestros_productos proveedor_designado homologad* suministr* de_la_marca nuestro_proveedor',
  target: 'objetiv* cupo* ventas_de facturación rendimiento puntuación valoración ranking metas',
  move: 'traslad* desplaz* otro_centro otro_lugar otra_sala otra_habitación cambiar_de reubic* lugar_de_trabajo centro_de_trabajo sede',
  'use-limit':
    'uso_razonable velocidad no_utilizad* no_consumid* acumul* no_disfrutad* límite_de kilómetr* caduc* no_gastad* bono',
};
