-- A floor plan was one list of rectangles; now it has levels. A plan of before is one level that nobody measured.
update home
set content = (content - 'floor') || jsonb_build_object('levels', case
  when jsonb_array_length(content -> 'floor') = 0 then '[]'::jsonb
  else jsonb_build_array(jsonb_build_object(
    'name', '{"zh": "", "en": ""}'::jsonb,
    'width', null,
    'depth', null,
    'areas', (
      select jsonb_agg('{"name": {"zh": "", "en": ""}, "hall": null}'::jsonb || area order by place)
      from jsonb_array_elements(content -> 'floor') with ordinality as list (area, place)
    )))
  end)
where content ? 'floor';
